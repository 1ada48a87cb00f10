import type { Letter } from './post.ts';
import type { NoticeText } from './text.ts';

/** Names of players are no markup and call nobody. */
const plainForDiscord = (text: string) => text.replace(/[\\*_~`|<>#@[\]()-]/g, '\\$&');
const plainForSlack = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/**
 * A notice as chat services take it: Discord reads `content`, Slack (and Mattermost, Rocket.Chat, Zulip) `text`;
 * where the address is of neither, both stand there.
 */
export function webhookLetter(address: string, { heading, line }: NoticeText, link: string): Letter {
  const { hostname } = new URL(address);
  const said = [heading, line].filter(part => part !== '').join('\n');
  const full = (plain: (text: string) => string) =>
    [plain(said), link].filter(part => part !== '').join('\n');
  const discord = { content: full(plainForDiscord), allowed_mentions: { parse: [] } };
  const slack = { text: full(plainForSlack) };
  const isDiscord = /(^|\.)discord(app)?\.com$/.test(hostname);
  const isSlack = /(^|\.)slack\.com$/.test(hostname);
  const body = { ...(!isSlack && discord), ...(!isDiscord && slack) };
  return {
    headers: { 'content-type': 'application/json', 'user-agent': 'Backlot' },
    body: JSON.stringify(body),
  };
}
