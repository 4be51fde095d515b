// @ts-check
// The talk with the server: takes the seat of a link's fragment, comes back by itself when the line breaks.

/**
 * @param {string} table
 * @param {string} token
 * @param {{view: (scene: any) => void, mistake: (text: string) => void, shown: (found: any) => void, refused: (text: string) => void, line: (open: boolean) => void}} hear
 */
export function connect(table, token, hear) {
  /** @type {WebSocket | null} */
  let socket = null;
  let wait = 250;
  let ended = false;
  const open = () => {
    socket = new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/t/${encodeURIComponent(table)}/socket`);
    socket.onopen = () => socket?.send(JSON.stringify({ t: "sit", token }));
    socket.onmessage = event => {
      const message = JSON.parse(event.data);
      if (message.t === "hello") { wait = 250; hear.line(true); }
      else if (message.t === "view") hear.view(message.scene);
      else if (message.t === "mistake") hear.mistake(message.text);
      else if (message.t === "shown") hear.shown(message);
      else if (message.t === "refused") { ended = true; hear.refused(message.text); }
    };
    socket.onclose = () => {
      if (ended) return;
      hear.line(false);
      setTimeout(open, wait);
      wait = Math.min(wait * 2, 4000);
    };
  };
  open();
  return {
    /** Whether it could be sent: while the line is broken nothing is. @param {object} message */
    say(message) {
      if (socket?.readyState !== WebSocket.OPEN) return false;
      socket.send(JSON.stringify(message));
      return true;
    },
  };
}
