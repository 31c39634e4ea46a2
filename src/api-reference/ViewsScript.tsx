import { viewsScript } from './views';

/** Shows the stored views before first paint; src/api-behavior does after a navigation. */
export function ViewsScript() {
  return <script dangerouslySetInnerHTML={{ __html: viewsScript }} />;
}
