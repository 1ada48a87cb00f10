import type { Report } from '@backlot/engine/edition';
import { complete, join, line, object, word } from '@backlot/engine/edition';
import type { DirectorData, StarData, StoryData } from '../edition.ts';
import { CLASSES, GENRES, STAR_KINDS } from '../types.ts';
import { list, slug, source } from './fields.ts';

const MAX_NAME = 60;
const MOST = 30;
const SEXES = ['male', 'female'] as const;

export const readStories = (value: unknown, report: Report): readonly StoryData[] | undefined =>
  list(value, 'stories', 1, MOST, report, (item, path) => {
    const field = object(item, path, ['id', 'title', 'genre', 'source'], report);
    return (
      field &&
      complete<StoryData>({
        id: slug(field('id'), join(path, 'id'), report),
        title: line(field('title'), join(path, 'title'), MAX_NAME, report),
        genre: word(field('genre'), join(path, 'genre'), GENRES, report),
        source: source(field('source'), path, report),
      })
    );
  });

export const readStars = (value: unknown, report: Report): readonly StarData[] | undefined =>
  list(value, 'stars', 2, MOST, report, (item, path) => {
    const field = object(item, path, ['id', 'name', 'kind', 'sex', 'source'], report);
    return (
      field &&
      complete<StarData>({
        id: slug(field('id'), join(path, 'id'), report),
        name: line(field('name'), join(path, 'name'), MAX_NAME, report),
        kind: word(field('kind'), join(path, 'kind'), STAR_KINDS, report),
        sex: word(field('sex'), join(path, 'sex'), SEXES, report),
        source: source(field('source'), path, report),
      })
    );
  });

export const readDirectors = (value: unknown, report: Report): readonly DirectorData[] | undefined =>
  list(value, 'directors', 1, MOST, report, (item, path) => {
    const field = object(item, path, ['id', 'name', 'class', 'source'], report);
    return (
      field &&
      complete<DirectorData>({
        id: slug(field('id'), join(path, 'id'), report),
        name: line(field('name'), join(path, 'name'), MAX_NAME, report),
        class: word(field('class'), join(path, 'class'), CLASSES, report),
        source: source(field('source'), path, report),
      })
    );
  });
