import type { Component } from 'svelte';
import CannesPoster from './CannesPoster.svelte';
import MeliesPoster from './MeliesPoster.svelte';
import MovieMakerPoster from './MovieMakerPoster.svelte';

/** The drawn poster of every title, in the order of the wall. */
export const POSTERS: Readonly<Record<string, Component>> = {
  melies: MeliesPoster,
  cannes: CannesPoster,
  'movie-maker': MovieMakerPoster,
};
