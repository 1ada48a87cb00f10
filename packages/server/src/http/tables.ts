import {
  Ack,
  GiveOrders,
  Join,
  NewTable,
  PlayMove,
  SeatOrders,
  TableInfo,
  Title,
  Undo,
  Update,
} from '@backlot/protocol';
import { z } from 'zod';
import { offered } from '../titles.ts';
import { limited } from './limits.ts';
import type { Routes } from './routes.ts';
import { InfoQuery, OrdersQuery, problems, TableParams, ViewQuery } from './schemas.ts';

/** Tries of invite links a minute from one address: far more than people need, far too few to guess one. */
const JOINS_A_MINUTE = 60;

/** Tables, seats and moves. */
export const tableRoutes: Routes = (app, { sessions, house, foyer, titles, config }) => {
  app.get(
    '/api/titles',
    { schema: { summary: 'The games that can be played', response: { 200: z.array(Title), ...problems } } },
    () => offered(titles),
  );
  app.post(
    '/api/tables',
    {
      schema: {
        summary: 'Opens a table; the same key again gives the same table',
        body: NewTable,
        response: { 201: TableInfo, ...problems },
      },
    },
    async (request, reply) => {
      const person = await sessions.need(request);
      return reply.code(201).send(await house.create(person, request.body));
    },
  );
  app.get(
    '/api/tables',
    {
      schema: {
        summary: 'My tables: those that wait for me first, then the newest',
        response: { 200: z.array(TableInfo), ...problems },
      },
    },
    async request => house.list(await sessions.need(request)),
  );
  app.get(
    '/api/tables/:id',
    {
      schema: {
        summary: 'One table',
        params: TableParams,
        querystring: InfoQuery,
        response: { 200: TableInfo, ...problems },
      },
    },
    async request => {
      const { id } = request.params;
      const info = await house.info(await sessions.need(request), id, request.query.invite);
      return { ...info, watchers: await foyer.watchers(id) };
    },
  );
  app.post(
    '/api/tables/:id/join',
    {
      ...limited(config, JOINS_A_MINUTE),
      schema: {
        summary: 'Takes the seat of an invite link',
        params: TableParams,
        body: Join,
        response: { 200: TableInfo, ...problems },
      },
    },
    async request => house.join(await sessions.need(request), request.params.id, request.body),
  );
  app.post(
    '/api/tables/:id/moves',
    {
      schema: {
        summary: 'Plays a move; the same key again gives the same answer',
        params: TableParams,
        body: PlayMove,
        response: { 200: Ack, ...problems },
      },
    },
    async request => {
      const person = await sessions.need(request);
      return (await house.game(person, request.params.id)).play(person, request.body);
    },
  );
  app.post(
    '/api/tables/:id/undo',
    {
      schema: {
        summary: 'Takes my last move back, where nothing was drawn or shown since',
        params: TableParams,
        body: Undo,
        response: { 200: Ack, ...problems },
      },
    },
    async request => {
      const person = await sessions.need(request);
      return (await house.game(person, request.params.id)).undo(person, request.body);
    },
  );
  app.get(
    '/api/tables/:id/orders',
    {
      schema: {
        summary: 'The standing orders of a seat of mine',
        params: TableParams,
        querystring: OrdersQuery,
        response: { 200: SeatOrders, ...problems },
      },
    },
    async request => {
      const person = await sessions.need(request);
      const { seat } = request.query;
      return { seat, orders: (await house.game(person, request.params.id)).orders(person, seat) };
    },
  );
  app.patch(
    '/api/tables/:id/orders',
    {
      schema: {
        summary:
          'Gives standing orders to a seat of mine, or revokes them with null; nobody else learns of it',
        params: TableParams,
        body: GiveOrders,
        response: { 200: SeatOrders, ...problems },
      },
    },
    async request => {
      const person = await sessions.need(request);
      const { seat } = request.body;
      return { seat, orders: await (await house.game(person, request.params.id)).give(person, request.body) };
    },
  );
  app.get(
    '/api/tables/:id/view',
    {
      schema: {
        summary: 'The table as one seat sees it: what the socket sends, asked for once',
        params: TableParams,
        querystring: ViewQuery,
        response: { 200: Update, ...problems },
      },
    },
    async request => {
      const person = await sessions.need(request);
      const { seat, after } = request.query;
      return (await house.game(person, request.params.id)).updateFor(person, seat, after ?? -1);
    },
  );
};
