/** The little of a WebSocket that a session needs; tests put their own in its place. */
export interface Wire {
  send(text: string): void;
  close(): void;
}
export interface WireListener {
  opened(): void;
  heard(text: string): void;
  /** Once, however it ended. */
  closed(): void;
}
export type Dial = (listener: WireListener) => Wire;

/** Dials the server this page came from. */
export const dialServer: Dial = listener => {
  const url = new URL('/api/socket', location.href);
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
  const socket = new WebSocket(url);
  let over = false;
  const end = () => {
    if (over) return;
    over = true;
    listener.closed();
  };
  socket.onopen = () => !over && listener.opened();
  socket.onmessage = event => !over && typeof event.data === 'string' && listener.heard(event.data);
  socket.onclose = end;
  socket.onerror = end;
  return {
    send: text => socket.readyState === WebSocket.OPEN && socket.send(text),
    close: () => {
      // A dead peer never answers the closing handshake: the session must not wait for it.
      end();
      socket.close();
    },
  };
};

/** Calls `wake` when the browser says the network or this page came back; gives back how to stop. */
export function onWake(wake: () => void, asleep: () => void): () => void {
  const visible = () => document.visibilityState === 'visible' && wake();
  // A page that Back may bring to life again: browsers keep it only without an open link.
  const kept = (event: PageTransitionEvent) => event.persisted && asleep();
  window.addEventListener('online', wake);
  window.addEventListener('pageshow', wake);
  window.addEventListener('pagehide', kept);
  window.addEventListener('offline', asleep);
  document.addEventListener('visibilitychange', visible);
  return () => {
    window.removeEventListener('online', wake);
    window.removeEventListener('pageshow', wake);
    window.removeEventListener('pagehide', kept);
    window.removeEventListener('offline', asleep);
    document.removeEventListener('visibilitychange', visible);
  };
}
