type FilmArt = typeof import('./film-art.ts');

/** Milliseconds before a failed fetch is tried again: the first wait, and the longest. */
const [PATIENCE, LONGEST] = [2_000, 60_000];

let art = $state.raw<FilmArt>();
let fetching = false;

/** Posters and staged moments; undefined until they have been fetched. */
export const filmsDrawn = {
  get art(): FilmArt | undefined {
    return art;
  },
};

/** Fetches them where they aren't there or on their way; over a bad link it goes on trying. Never rejects. */
export async function fetchFilmArt(): Promise<void> {
  if (art !== undefined || fetching) return;
  fetching = true;
  for (let wait = PATIENCE; art === undefined; wait = Math.min(LONGEST, 2 * wait)) {
    try {
      art = await import('./film-art.ts');
    } catch {
      await new Promise(done => setTimeout(done, wait));
    }
  }
}
