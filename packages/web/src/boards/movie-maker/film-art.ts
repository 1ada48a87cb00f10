/** What is drawn once there are films: fetched when the first one is near, since many rounds go by without. */
export { default as Poster } from './art/Poster.svelte';
export { default as Scene } from './MomentScene.svelte';
