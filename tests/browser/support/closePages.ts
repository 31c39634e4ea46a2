import { closeContexts, disconnectBrowser, openPages } from './browser';
import { saveFailure } from './failures';

// After every test, so that no page still loads while the next one is watched.
afterEach(async () => {
  await saveFailure(openPages());
  await closeContexts();
});
afterAll(disconnectBrowser);
