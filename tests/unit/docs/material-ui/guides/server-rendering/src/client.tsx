import { hydrateRoot } from 'react-dom/client';
import { createEmotionCache } from './createEmotionCache';
import Root from './Root';

const root = document.getElementById('root');
const data = document.getElementById('data');
if (root && data) {
  const { city } = JSON.parse(data.textContent ?? '{}') as { city: string };
  hydrateRoot(root, <Root cache={createEmotionCache()} city={city} />);
}
