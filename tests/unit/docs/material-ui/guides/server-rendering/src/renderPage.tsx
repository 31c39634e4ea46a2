import createEmotionServer from '@emotion/server/create-instance';
import InitColorSchemeScript from '@mui/material/InitColorSchemeScript';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { createEmotionCache } from './createEmotionCache';
import Root from './Root';

export function renderPage(city: string) {
  const cache = createEmotionCache();
  const emotion = createEmotionServer(cache);

  const html = renderToString(<Root cache={cache} city={city} />);
  const styles = emotion.constructStyleTagsFromChunks(emotion.extractCriticalToChunks(html));
  const script = renderToStaticMarkup(<InitColorSchemeScript attribute="class" />);
  const data = JSON.stringify({ city }).replace(/</g, '\\u003c');

  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Choose a city</title>
    ${styles}
  </head>
  <body>
    ${script}
    <div id="root">${html}</div>
    <script type="application/json" id="data">${data}</script>
    <script type="module" src="/client.js"></script>
  </body>
</html>`;
}
