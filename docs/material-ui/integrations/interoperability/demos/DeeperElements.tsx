import * as React from 'react';
import GlobalStyles from '@mui/material/GlobalStyles';
import Slider from '@mui/material/Slider';

const css = `
  .volume { max-width: 240px; }
  .volume .MuiSlider-thumb { border-radius: 4px; }
  .volume .MuiSlider-rail { opacity: 0.6; }
`;

export default function DeeperElements() {
  return (
    <React.Fragment>
      <GlobalStyles styles={css} />
      <Slider className="volume" defaultValue={30} aria-label="Volume" />
    </React.Fragment>
  );
}
