/** A line of a rod's pattern along the x axis. */
interface RodLine {
  readonly d: string;
  readonly width: number;
  readonly dash?: string;
  readonly cap: 'round' | 'butt';
}

/** The pattern on a seat's rods: plain, dashed, dotted, double; `half` is half the length. */
export function rodPattern(seat: number, half: number): RodLine | undefined {
  const d = `M${-half} 0H${half}`;
  switch (seat % 4) {
    case 0:
      return undefined;
    case 1:
      return { d: `M${-half - 4} 0H${half + 4}`, width: 7.6, dash: '3 5', cap: 'butt' };
    case 2:
      return {
        d,
        width: 3.6,
        dash: `0 ${Math.round((half * 200) / Math.round(half / 3.3)) / 100}`,
        cap: 'round',
      };
    default:
      return { d: `M${-half - 4} 0H${half + 4}`, width: 2.2, cap: 'butt' };
  }
}
