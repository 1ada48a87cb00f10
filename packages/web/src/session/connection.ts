import type { ClientMessage, ServerMessage } from '@backlot/protocol';
import { backOff } from './back-off.ts';
import type { Link } from './session.ts';
import type { Dial, Wire } from './wire.ts';

/** Milliseconds between two signs of life asked for. */
const PING_EVERY = 3_000;
/** Silence after which a link is dead: with the ping's interval and a tick it shows within 10 s. */
const SILENCE = 7_500;
const TICK = 500;

export interface ConnectionOptions {
  readonly dial: Dial;
  /** Everything to be said at the start of each new connection: it may be the first or the fifth. */
  readonly greet: () => void;
  readonly heard: (message: ServerMessage) => void;
  readonly link: (link: Link) => void;
  /** A dial was turned away before the line opened: by the network, or by a server that does not know this browser. */
  readonly turnedAway?: () => void;
  /** From 0 to 1; only spreads the waiting times. */
  readonly random?: () => number;
}

export interface Connection {
  /** False when there is no link: say it again in `greet`. */
  say(message: ClientMessage): boolean;
  /** The network or the page is said to be back: asks at once instead of waiting. */
  wake(): void;
  /** The network is said to be gone. */
  drop(): void;
  close(): void;
}

/** Keeps one link to the server alive: asks for signs of life, notices silence, dials again with back-off. */
export function keepConnected(options: ConnectionOptions): Connection {
  let wire: Wire | undefined;
  let open = false;
  let attempt = 0;
  let heardAt = 0;
  let pingedAt = 0;
  let redial: ReturnType<typeof setTimeout> | undefined;
  let closed = false;

  const say = (message: ClientMessage): boolean => {
    if (!open || wire === undefined) return false;
    wire.send(JSON.stringify(message));
    return true;
  };

  function dial(): void {
    clearTimeout(redial);
    redial = undefined;
    heardAt = Date.now();
    // What an earlier wire still says must not be taken for this one's.
    const live = { current: true, opened: false, up: false };
    wire = options.dial({
      opened: () => {
        if (!live.current || closed) return;
        live.opened = open = true;
        heardAt = pingedAt = Date.now();
        say({ type: 'ping', at: pingedAt });
        options.greet();
      },
      heard: text => {
        if (!live.current || closed) return;
        heardAt = Date.now();
        // An open line on which nobody speaks is no link yet.
        if (!live.up) {
          live.up = true;
          attempt = 0;
          options.link('up');
        }
        const message = parse(text);
        if (message?.type === 'closing') lose();
        else if (message && message.type !== 'pong') options.heard(message);
      },
      closed: () => {
        if (!live.current) return;
        live.current = false;
        lose();
        if (!live.opened && !closed) options.turnedAway?.();
      },
    });
  }

  function lose(): void {
    if (closed || redial !== undefined) return;
    open = false;
    const old = wire;
    wire = undefined;
    redial = setTimeout(dial, backOff(attempt++, (options.random ?? Math.random)()));
    options.link('lost');
    old?.close();
  }

  const heart = setInterval(() => {
    const now = Date.now();
    if (wire === undefined) return;
    if (now - heardAt > SILENCE) lose();
    else if (open && now - pingedAt >= PING_EVERY) {
      pingedAt = now;
      say({ type: 'ping', at: now });
    }
  }, TICK);

  options.link('connecting');
  dial();
  return {
    say,
    wake() {
      if (closed) return;
      if (redial !== undefined) {
        attempt = 0;
        dial();
      } else if (open) {
        // A page that slept has not listened: give the link one short chance to answer.
        heardAt = Date.now() - SILENCE + 2_500;
        pingedAt = Date.now();
        say({ type: 'ping', at: pingedAt });
      }
    },
    drop: lose,
    close() {
      closed = true;
      open = false;
      clearInterval(heart);
      clearTimeout(redial);
      wire?.close();
    },
  };
}

/** The server speaks our own protocol; what is no JSON object of a type is ignored. */
function parse(text: string): ServerMessage | undefined {
  try {
    const message: unknown = JSON.parse(text);
    if (typeof message === 'object' && message !== null && 'type' in message) return message as ServerMessage;
  } catch {
    // Falls through: not a message.
  }
  return undefined;
}
