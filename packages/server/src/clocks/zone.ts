const MINUTE = 60_000;

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone);
  if (known !== undefined) return known;
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  formats.set(zone, format);
  return format;
}

/** What the clocks on the walls of `zone` show at `at`, as milliseconds of a day count that knows no zones. */
export function wallAt(zone: string, at: number): number {
  const parts = Object.fromEntries(
    formatOf(zone)
      .formatToParts(at)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const { year = 1970, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
  return Date.UTC(year, month - 1, day, hour, minute, second) + (((at % 1000) + 1000) % 1000);
}

/**
 * When the walls of `zone` show `wall`. A time that is skipped in spring is taken as the moment of the change, one that
 * comes twice in autumn as its first.
 */
export function instantOf(zone: string, wall: number): number {
  const day = 24 * 60 * MINUTE;
  // Zones lie within a day of UTC, and change at most once in such a time.
  const offsets = [wall - day, wall + day].map(at => wallAt(zone, at) - at);
  const found = offsets.map(offset => wall - offset).filter(at => wallAt(zone, at) === wall);
  if (found.length > 0) return Math.min(...found);
  return changeBetween(zone, wall - Math.max(...offsets), wall - Math.min(...offsets));
}

/** The first whole minute from `from` on whose offset is that of `to`. */
function changeBetween(zone: string, from: number, to: number): number {
  const offset = wallAt(zone, to) - to;
  let low = Math.floor(from / MINUTE);
  let high = Math.ceil(to / MINUTE);
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    const at = middle * MINUTE;
    if (wallAt(zone, at) - at === offset) high = middle;
    else low = middle + 1;
  }
  return high * MINUTE;
}
