import { type Route, route } from './route.ts';

/** Where the page is. */
export const here: { route: Route } = $state({ route: route(location.pathname) });

/** Goes to another screen without loading the page anew. */
export function go(path: string, replace = false): void {
  if (replace) history.replaceState(undefined, '', path);
  else history.pushState(undefined, '', path);
  here.route = route(location.pathname);
  window.scrollTo(0, 0);
}

/** Call once: follows Back and Forward, and turns plain clicks on links of this page into `go`. */
export function followLinks(): () => void {
  const back = () => {
    here.route = route(location.pathname);
  };
  const click = (event: MouseEvent) => {
    if (
      event.defaultPrevented ||
      event.button !== 0 ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      event.altKey
    )
      return;
    const link = (event.target as Element | null)?.closest('a');
    if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
    if (link.pathname.startsWith('/api/') || link.getAttribute('href')?.startsWith('#')) return;
    event.preventDefault();
    go(link.pathname + link.hash);
  };
  window.addEventListener('popstate', back);
  document.addEventListener('click', click);
  return () => {
    window.removeEventListener('popstate', back);
    document.removeEventListener('click', click);
  };
}
