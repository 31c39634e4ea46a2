import { findMarkers } from '@component-docs/docs-checks/node/page-checks/markers';
import { translationText } from '../../../../scripts/new/translationText';

const ENGLISH = `---
title: 'Slider: choose'
sidebar_label: Slider
description: Sliders let people choose.
components: [Slider]
---

# Slider

Lead.

## Sizes

\`\`\`bash
# not a heading
\`\`\`

### Color {/* #hue */}

Text.

#### Contrast

More text.
`;

const FILE = 'docs/material-ui/react-slider/react-slider.mdx';

test('gives headings their English anchors, and keeps code and other front matter', async () => {
  const text = await translationText(FILE, ENGLISH);
  expect(text).toContain('## Sizes {/* #sizes */}\n');
  expect(text).toContain('### Color {/* #hue */}\n');
  expect(text).toContain('#### Contrast {/* #contrast */}\n\nMore text.');
  expect(text).toContain('```bash\n# not a heading\n```');
  expect(text).toContain('components: [Slider]');
});

test('marks everything that is to be translated', async () => {
  const text = await translationText(FILE, ENGLISH);
  expect(text).toContain(
    "title: 'TODO(writer) Slider: choose'\nsidebar_label: TODO(writer) Slider\n",
  );
  // Three lines of front matter, the lead, and two sections.
  expect(findMarkers('a.mdx', text)).toHaveLength(6);
  expect(findMarkers('a.mdx', text)[0]).toBe(
    'a.mdx:2: not written yet: "TODO(writer) Slider: choose\'". Replace the line.',
  );
});

test('uses the title that the page tree of the language has', async () => {
  expect(await translationText(FILE, ENGLISH, 'Slider 滑块')).toContain(
    '\nsidebar_label: Slider 滑块\n',
  );
});
