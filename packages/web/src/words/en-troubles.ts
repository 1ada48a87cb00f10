import type { Ban } from '@backlot/protocol';
import type { TroubleCode } from '../session/trouble.ts';
import { language } from './i18n.ts';

const { tag } = language('en');

const date = new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeStyle: 'short' });

/** How long somebody is banned, and why. */
export const banned = ({ until, reason }: Ban): string => {
  const end = until === undefined ? 'The ban has no end.' : `The ban ends on ${date.format(until)}.`;
  return reason === undefined ? end : `${end} The reason given: ${reason}.`;
};

/** Every failure in words: what happened, and what to do about it. */
export const troubles: Readonly<Record<TroubleCode, { readonly what: string; readonly todo: string }>> = {
  malformed: { what: 'The server did not understand the page.', todo: 'Reload the page and try again.' },
  'not-found': {
    what: 'There is no such table here.',
    todo: 'Check the link, or go back to the foyer and open one of yours.',
  },
  'no-session': {
    what: 'The server does not know this browser any more.',
    todo: 'Reload the page; sign in again if you were signed out. If this stays, allow cookies for this site.',
  },
  'bad-token': {
    what: 'The server does not know this token.',
    todo: 'Make a new one on your profile.',
  },
  'not-for-tokens': { what: 'A token may not do this.', todo: 'Do it on this page yourself.' },
  'wrong-origin': {
    what: 'The server does not take this from another site.',
    todo: 'Open the page at the server’s own address.',
  },
  'not-your-seat': {
    what: 'This seat is not yours.',
    todo: 'Only the person who sits there can move. You may go on watching.',
  },
  'not-your-turn': { what: 'It is someone else’s turn.', todo: 'Wait until the call sheet asks you.' },
  'illegal-move': {
    what: 'The rules do not allow this move now.',
    todo: 'Choose another one from the call sheet.',
  },
  'unknown-move': {
    what: 'This answers another question than the one that is asked now.',
    todo: 'Look at the call sheet and choose again.',
  },
  stale: {
    what: 'The table had gone on before your move arrived, so it was not played.',
    todo: 'Look at what changed and choose again.',
  },
  'cannot-undo': {
    what: 'This can’t be taken back any more.',
    todo: 'A card was drawn or revealed, or someone else has moved. Play on.',
  },
  'seat-taken': { what: 'This seat is taken already.', todo: 'Ask for a new link, or watch the table.' },
  rated: {
    what: 'This table counts for the ratings, which compare people with people and bots with bots.',
    todo: 'Take another table, or open one that does not count.',
  },
  blocked: {
    what: 'This seat is not open to you: one of you keeps the other off.',
    todo: 'If it was you, your profile takes that back. Else open a table of your own.',
  },
  banned: {
    what: 'The operator of this server has banned you.',
    todo: 'You may finish the games you sit in and look on, but not open or join others, chat or report.',
  },
  'bad-code': {
    what: 'Nobody has this recovery code.',
    todo: 'Check every letter. A code is void as soon as a newer one is made.',
  },
  'bad-link': {
    what: 'This link is used up or too old.',
    todo: 'Ask for a new one; it is good for 15 minutes and one time.',
  },
  'bad-passkey': {
    what: 'This passkey was not accepted, and nothing was changed.',
    todo: 'Try again, or use another key.',
  },
  'not-offered': {
    what: 'This way to sign in is not open at this address.',
    todo: 'Use a recovery code, or open the page by https or as localhost.',
  },
  'mail-failed': {
    what: 'The mail could not be sent, and nothing was changed.',
    todo: 'Try again in a few minutes, or use another key.',
  },
  'seat-handed': { what: 'A bot plays for this seat.', todo: 'Take your seat back first, then play.' },
  'not-asked': {
    what: 'This is not asked for now.',
    todo: 'Look at what the table shows: it may have been decided already.',
  },
  'table-open': { what: 'The game has not begun.', todo: 'It begins when every seat is taken.' },
  'table-closed': {
    what: 'This table was taken away before its game began.',
    todo: 'Find another one in the lobby, or open one of your own.',
  },
  'table-ended': { what: 'This game is over.', todo: 'Start a new one with the same seats.' },
  'table-frozen': {
    what: 'This table was stopped by a fault of the program.',
    todo: 'Start a new game; please report what happened.',
  },
  running: {
    what: 'Record and replay are given out when the game is over.',
    todo: 'Finish the game first.',
  },
  edition: {
    what: 'This edition file can’t be used.',
    todo: 'Mend what is named below and choose the file again.',
  },
  record: {
    what: 'This record can’t be used.',
    todo: 'What is wrong with it is named below. Download it again, or choose an earlier move.',
  },
  'too-large': { what: 'That was too much at once.', todo: 'Send something smaller.' },
  'wrong-type': { what: 'The server did not understand the page.', todo: 'Reload the page and try again.' },
  'too-many': { what: 'Too many requests in a short time.', todo: 'Wait a minute, then try again.' },
  storage: {
    what: 'The server could not save this, so nothing was changed.',
    todo: 'Try again. If it stays, the server’s disk may be full or read-only.',
  },
  unavailable: { what: 'The server is busy or stopping.', todo: 'Try again in a moment.' },
  internal: {
    what: 'Something went wrong that we did not foresee.',
    todo: 'Try again; reload the page if it stays.',
  },
  unreachable: {
    what: 'The server does not answer.',
    todo: 'Check that it runs and that you are online, then try again.',
  },
  outdated: { what: 'This page is of another version than the server.', todo: 'Reload the page.' },
};
