import { viewsScript } from './views';

/** Shows the stored views before first paint; src/reference/behavior does after a navigation. */
export function ViewsScript() {
  return <script dangerouslySetInnerHTML={{ __html: viewsScript }} />;
}
