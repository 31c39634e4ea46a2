import { loadListing } from '../../loadListing';

const { renderPage } = loadListing('guides/server-rendering', 'src/renderPage.tsx') as {
  renderPage: (city: string) => string;
};

describe('the HTML of the server', () => {
  const [head = '', body = ''] = renderPage('Accra</script>').split('<body>');

  it('has the critical styles in the head, and none in the body', () => {
    expect(head).toMatch(/<style data-emotion="css [^"]*MuiButton-root/);
    expect(head).toMatch(/MuiButton-root\{[^}]*text-transform:uppercase/);
    expect(body).not.toContain('<style');
  });

  it('has the styles of its own components alone', () => {
    expect(head).toContain('MuiOutlinedInput-root');
    expect(head).not.toContain('MuiChip-root');
  });

  it('has the value, which can’t end the element with the data', () => {
    expect(body).toContain('value="Accra&lt;/script&gt;"');
    expect(body).toContain('{"city":"Accra\\u003c/script>"}');
  });
});
