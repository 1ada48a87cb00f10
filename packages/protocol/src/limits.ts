/** What the page needs as values: in a file without schemas, so that it does not fetch the library that reads them. */

/** In the lobby for all; for whoever has the link; or only for those who sit there or are invited. */
export const VISIBILITIES = ['public', 'unlisted', 'private'] as const;
export type Visibility = (typeof VISIBILITIES)[number];

/** Longest thing said at once, in UTF-16 units. */
export const CHAT_LENGTH = 400;
