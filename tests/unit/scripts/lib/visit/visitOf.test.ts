import { parseAddress } from '../../../../../scripts/lib/sitePages';
import { visitOf } from '../../../../../scripts/lib/visit/visitOf';

test('a translated page is visited as on a phone, without dark mode', () => {
  expect(visitOf(parseAddress('/zh/versions')).options).toMatchObject({
    viewport: { width: 390 },
    dark: false,
    status: 200,
  });
  expect(visitOf(parseAddress('/versions'), 404).options).toMatchObject({
    viewport: { width: 1280 },
    dark: true,
    status: 404,
  });
});
