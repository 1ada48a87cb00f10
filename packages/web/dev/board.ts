import { mount } from 'svelte';
import '../src/styles/index.css';
import BoardBench from './BoardBench.svelte';
import CannesBench from './CannesBench.svelte';
import MovieMakerBench from './MovieMakerBench.svelte';

// A bench for looking at a board by itself with states of random play:
// /dev/board.html?game=cannes&seed=1&moves=60&seats=3&w=1080&h=848&theme=dark&until=cut&sheet=1
const query = new URLSearchParams(location.search);
const number = (key: string, other: number) => Number(query.get(key) ?? other);
document.documentElement.dataset.theme = query.get('theme') ?? 'light';
document.documentElement.dataset.speed = query.get('speed') ?? '2';
const BENCHES = { melies: BoardBench, cannes: CannesBench, 'movie-maker': MovieMakerBench };
const Bench = BENCHES[(query.get('game') ?? 'melies') as keyof typeof BENCHES];
mount(Bench, {
  target: document.querySelector('#board') as HTMLElement,
  props: {
    seed: number('seed', 1),
    moves: number('moves', 60),
    seats: number('seats', 3),
    width: number('w', 1080),
    height: number('h', 848),
    until: query.get('until') ?? undefined,
    eyes: query.has('eyes') ? number('eyes', 0) : undefined,
    sheet: query.has('sheet'),
    rich: query.has('rich'),
  },
});
