import { viewsScript } from './views';

/** Applies the stored views before first paint. After a navigation, plugins/api-reference/browser/behavior does so. */
export function ViewsScript() {
  return <script dangerouslySetInnerHTML={{ __html: viewsScript }} />;
}
