import { once } from 'node:events';
import type { Viewed } from '@backlot/engine';
import { WebSocket } from 'ws';
import { ask, type News, type Person, type Service } from './person.ts';
import type { Address } from './processes.ts';

type State = {
  readonly G: Viewed;
  readonly ctx: { readonly currentPlayer: string; readonly gameover?: unknown };
  readonly _stateID: number;
};
type Seat = { readonly matchID: string; readonly playerID: string; readonly credentials: string };

/**
 * A player on one WebSocket. It speaks Socket.IO's packets itself (0 opens, 40 joins the game's namespace, 42 is an
 * event, 2 and 3 are the heartbeat), so that the clients cost the same on both servers.
 */
class Player implements Person {
  readonly #socket: WebSocket;
  readonly #event: string;
  #seat: Seat | undefined;
  #sent: { readonly seq: number; readonly done: () => void } | undefined;
  hears: (news: News) => void = () => undefined;

  constructor(socket: WebSocket, title: string) {
    this.#socket = socket;
    this.#event = `42/${title},`;
    socket.on('message', data => this.#read(String(data)));
  }

  sit(seat: Seat, players: number): void {
    this.#seat = seat;
    this.#emit('sync', seat.matchID, seat.playerID, seat.credentials, players);
  }

  play(move: string, seq: number): Promise<void> {
    const { matchID, playerID, credentials } = this.#seat as Seat;
    const payload = { type: 'play', args: [move], playerID, credentials };
    this.#emit('update', { type: 'MAKE_MOVE', payload }, seq, matchID, playerID);
    return new Promise(done => {
      this.#sent = { seq, done };
    });
  }

  close(): void {
    this.#socket.terminate();
  }

  #emit(...event: unknown[]): void {
    this.#socket.send(`${this.#event}${JSON.stringify(event)}`);
  }

  #read(packet: string): void {
    if (packet === '2') this.#socket.send('3');
    if (!packet.startsWith(this.#event)) return;
    const [name, matchID, sent] = JSON.parse(packet.slice(this.#event.length)) as [string, string, unknown];
    if (matchID !== this.#seat?.matchID) return;
    if (name === 'sync') this.#show((sent as { state: State }).state);
    if (name === 'update') this.#show(sent as State);
  }

  #show({ G, ctx, _stateID: seq }: State): void {
    // It answers no move by itself: the mover's own copy of the new state is its acknowledgement.
    if (this.#sent !== undefined && seq > this.#sent.seq) {
      this.#sent.done();
      this.#sent = undefined;
    }
    const turn = ctx.gameover === undefined ? Number(ctx.currentPlayer) : undefined;
    this.hears({ seq, turn, view: G });
  }
}

/** boardgame.io's server: matches and credentials by its lobby, one Socket.IO connection for each player. */
export function boardgameioService({ url, lobby }: Address, title: string): Service {
  const games = `${lobby}/games/${title}`;
  return {
    async arrive() {
      const socket = new WebSocket(`${url.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`);
      await once(socket, 'message');
      socket.send(`40/${title},`);
      await once(socket, 'message');
      return new Player(socket, title);
    },
    async open(people) {
      const players = people as readonly Player[];
      const { json } = await ask(`${games}/create`, { numPlayers: players.length });
      const { matchID } = json as { matchID: string };
      for (const [seat, player] of players.entries()) {
        const joining = { playerID: String(seat), playerName: `Player ${seat}` };
        const joined = await ask(`${games}/${matchID}/join`, joining);
        const { playerCredentials: credentials } = joined.json as { playerCredentials: string };
        player.sit({ matchID, playerID: String(seat), credentials }, players.length);
      }
    },
  };
}
