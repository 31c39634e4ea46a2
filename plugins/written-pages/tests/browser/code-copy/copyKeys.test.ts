/** @jest-environment jsdom */

/** Loads the client module on a platform, and returns what the page then says about its keys. */
async function osOn(platform: string): Promise<string | undefined> {
  delete document.documentElement.dataset.os;
  jest.spyOn(window.navigator, 'platform', 'get').mockReturnValue(platform);
  await jest.isolateModulesAsync(async () => {
    await import('../../../browser/code-copy/clientModule');
  });
  return document.documentElement.dataset.os;
}

test.each(['MacIntel', 'iPhone', 'iPad'])('%s copies with ⌘', async (platform) => {
  expect(await osOn(platform)).toBe('mac');
});

test.each(['Win32', 'Linux x86_64', ''])('"%s" copies with Ctrl', async (platform) => {
  expect(await osOn(platform)).toBeUndefined();
});
