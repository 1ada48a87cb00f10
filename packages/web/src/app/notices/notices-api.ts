import type { ChangeNotices, NewSubscription, NoticeChannel, NoticeSettings } from '@backlot/protocol';
import { json } from '../../session/api.ts';

/** The server's routes about notices. Each gives the settings as they are then, or throws `Failed`. */
export const noticesApi = {
  settings: () => json<NoticeSettings>('GET', '/me/notices'),
  change: (change: ChangeNotices) => json<NoticeSettings>('PATCH', '/me/notices', change),
  addBrowser: (browser: NewSubscription) => json<NoticeSettings>('POST', '/me/notices/browsers', browser),
  dropBrowser: (id: string) =>
    json<NoticeSettings>('DELETE', `/me/notices/browsers/${encodeURIComponent(id)}`),
  try: (channel: NoticeChannel) => json<NoticeSettings>('POST', '/me/notices/try', { channel }),
};
