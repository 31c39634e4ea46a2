import { renderToString } from 'react-dom/server';
import { styled } from '@mui/system';
import UsingOptions from '../../../../docs/system/styled/demos/UsingOptions';

/** What the page about styled says about the props of HTML elements. */
describe('props of a styled element', () => {
  it('lets a known attribute with text through, if React prints it', () => {
    const Tag = styled('span')<{ color?: string; size?: string; tone?: string }>({});
    const html = renderToString(<Tag color="warning" size="large" tone="calm" />);
    expect(html).toContain('color="warning"');
    expect(html).not.toContain('tone=');
    // React drops it.
    expect(html).not.toContain('size=');
  });

  it('keeps the prop of the demo out of the HTML', () => {
    expect(renderToString(<UsingOptions />)).not.toContain('color="');
  });
});
