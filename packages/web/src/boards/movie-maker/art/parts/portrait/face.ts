import type { Chance } from '../chance.ts';
import { fill, type Layer, line, type Tone } from '../layer.ts';
import { disc } from '../shapes.ts';

/** What a face is built from; all portraits are 100 x 110 with the face round x = 50 and the eyes at y = 54. */
export interface Head {
  readonly female: boolean;
  readonly skin: Tone;
  readonly shade: Tone;
  readonly hair: Tone;
  readonly lips: Tone;
  /** Sides of the face. */
  readonly left: number;
  readonly right: number;
  /** Where the chin ends. */
  readonly chin: number;
}

export function head(lot: Chance, female: boolean): Head {
  const tone = lot.pick([1, 1, 2, 2, 3, 4]) as 1 | 2 | 3 | 4;
  const half = female ? lot.between(17.5, 19.5) : lot.between(19, 21.5);
  const dark = tone > 2;
  return {
    female,
    skin: `skin-${tone}`,
    shade: `skin-${tone}-shade`,
    hair: dark
      ? lot.pick(['hair-1', 'hair-1', 'hair-2', 'hair-6'])
      : lot.pick(['hair-1', 'hair-2', 'hair-3', 'hair-4', 'hair-5', 'hair-5']),
    lips: female
      ? lot.pick(['vermilion', 'vermilion', 'rose', 'vermilion-2'])
      : dark
        ? 'skin-4-shade'
        : 'skin-3-shade',
    left: 50 - half,
    right: 50 + half,
    chin: female ? lot.between(79, 82) : lot.between(81, 85),
  };
}

/** Neck, ears, and a face lit from the left whose shaded half ends in a profile. */
export function face(who: Head, lot: Chance): readonly Layer[] {
  const { female, left, right, chin, skin, shade } = who;
  const jaw = female ? 0.36 : lot.pick([0.62, 0.74, 0.5]);
  const [l, r] = [50 + (left - 50) * jaw, 50 + (right - 50) * jaw];
  const nose = lot.between(3.4, female ? 4.6 : 6.6);
  const neck = female ? 7 : 10.5;
  return [
    fill(
      shade,
      `M${50 - neck} 70V98Q50 106 ${50 + neck} 98V70Z`,
      disc(left - 0.6, 57, 3.4, 5),
      disc(right + 0.6, 57, 3.4, 5),
    ),
    fill(skin, `M${50 - neck} 84Q48 92 ${50 - neck / 3} 100L${50 - neck} 98Z`, disc(left - 0.4, 57, 2.6, 4)),
    fill(
      skin,
      `M${left} 48Q${left} 28 50 28T${right} 48V58Q${right - 1} ${chin - 10} ${r} ${chin - 3}Q50 ${chin + 3} ${l} ${chin - 3}Q${left + 1} ${chin - 10} ${left} 58Z`,
    ),
    fill(
      shade,
      `M53 28Q${right} 29 ${right} 48V58Q${right - 1} ${chin - 10} ${r} ${chin - 3}Q54 ${chin} 50 ${chin}Q49 ${chin - 3} 50.4 ${chin - 6}L50 73L51.4 71L49.6 68.6L51.6 66.4L${50.8 - nose} 64.6L51 51Q52.6 42 53 28Z`,
    ),
  ];
}

/** Eyes with brows, cheeks and a mouth. */
export function features(who: Head, lot: Chance): readonly Layer[] {
  const { female, hair, lips } = who;
  const look = lot.between(-1.4, 1.4);
  const gap = lot.between(8.6, 9.8);
  const lift = lot.between(-1.6, 1.6);
  const iris = lot.pick(['teal-2', 'wood-2', 'olive-2', 'ink'] as const);
  const shadow = lot.pick(['teal', 'sky', 'plum', 'olive'] as const);
  const smile = lot.between(0.4, 3);
  const [a, b] = [50 - gap, 50 + gap];
  const brow = hair === 'hair-5' ? 'hair-3' : hair;
  const eye = (x: number): string =>
    `M${x - 4.8} 54.6Q${x} ${female ? 49 : 50.4} ${x + 4.8} 54Q${x} 57.6 ${x - 4.8} 54.6Z`;
  return [
    ...(female
      ? [
          fill(
            shadow,
            ...[a, b].map(x => `M${x - 6} 54.6Q${x - 1} 45.6 ${x + 6.4} 52Q${x} 51 ${x - 6} 54.6Z`),
          ),
        ]
      : []),
    fill('white', eye(a), eye(b)),
    fill(iris, disc(a + look, 53.4, 2.3, 2.5), disc(b + look, 53.4, 2.3, 2.5)),
    fill('white', disc(a + look - 0.8, 52.5, 0.7), disc(b + look - 0.8, 52.5, 0.7)),
    line(
      'ink',
      female ? 1.7 : 1.3,
      `M${a - 5} 54.8Q${a} ${female ? 48.6 : 50} ${a + 5} 54M${b - 5} 54.4Q${b} ${female ? 48.6 : 50} ${b + 5} 54.4`,
      female
        ? `M${a - 5} 54.6L${a - 7.6} 51.6M${a - 4} 52.6L${a - 6} 49.6M${b + 5} 54L${b + 7.6} 51M${b + 4} 52.4L${b + 6} 49.2`
        : '',
    ),
    line(
      brow,
      female ? 1.6 : 2.6,
      `M${a - 6} ${47 + lift}Q${a - 1} ${43.4 - lift} ${a + 5} ${46 - lift}M${b - 5} ${46 - lift}Q${b + 1} ${43.4 - lift} ${b + 6} ${47 + lift}`,
    ),
    ...(female
      ? [
          line('blush', 6, `M${a - 3} 64h0.1M${b + 3} 64h0.1`),
          fill(
            lips,
            `M43.6 ${70 - smile * 0.4}Q47 67.6 50 69.2Q53 67.6 56.4 ${70 - smile * 0.4}Q50 ${74.6 + smile} 43.6 ${70 - smile * 0.4}Z`,
          ),
          fill(
            'white',
            `M46 ${70.4 - smile * 0.1}Q50 ${70.8 + smile * 0.3} 54 ${70.4 - smile * 0.1}Q50 ${71.6 + smile * 0.7} 46 ${70.4 - smile * 0.1}Z`,
          ),
          ...(lot.whole(4) === 0 ? [fill('ink', disc(57.6, 65.6, 0.9))] : []),
        ]
      : [
          line(lips, 2, `M44 ${71 - smile * 0.4}Q50 ${71 + smile} 56 ${71 - smile * 0.4}`),
          line(who.shade, 1.2, 'M47.6 75.6H52.4'),
        ]),
  ];
}

/** A moustache, a beard, or neither. */
export function beard(who: Head, lot: Chance): readonly Layer[] {
  const { hair, left, right, chin } = who;
  const wanted = lot.whole(6);
  if (wanted === 0) return [line(hair, 1.9, 'M43 68Q47 65.6 50 67.6Q53 65.6 57 68')];
  if (wanted === 1)
    return [fill(hair, 'M50 66.4Q45 64.6 40.6 70Q46 71 50 69Q54 71 59.4 70Q55 64.6 50 66.4Z')];
  if (wanted === 2)
    return [
      fill(
        hair,
        `M${left} 57Q${left} 70 42 68Q50 63 58 68Q${right} 70 ${right} 57Q${right + 1} ${chin + 2} 50 ${chin + 5}Q${left - 1} ${chin + 2} ${left} 57Z`,
      ),
      fill(who.lips === 'skin-3-shade' ? 'rose' : who.lips, 'M45 70.4Q50 68.6 55 70.4Q50 75 45 70.4Z'),
    ];
  if (wanted === 3)
    return [
      fill(
        hair,
        `M45 ${chin - 7}Q50 ${chin - 9} 55 ${chin - 7}Q54 ${chin + 4} 50 ${chin + 5}Q46 ${chin + 4} 45 ${chin - 7}Z`,
      ),
      line(hair, 2.2, 'M43 68.4Q47 65.8 50 67.6Q53 65.8 57 68.4'),
    ];
  return [];
}
