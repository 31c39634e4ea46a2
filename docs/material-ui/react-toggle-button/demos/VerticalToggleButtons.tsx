import * as React from 'react';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import CropIcon from '@mui/icons-material/Crop';
import DrawIcon from '@mui/icons-material/Draw';
import TitleIcon from '@mui/icons-material/Title';

export default function VerticalToggleButtons() {
  const [tool, setTool] = React.useState<string | null>('draw');

  return (
    <ToggleButtonGroup
      exclusive
      orientation="vertical"
      value={tool}
      onChange={(_event, value: string | null) => setTool(value)}
      aria-label="Tool"
    >
      <ToggleButton value="crop" aria-label="Crop">
        <CropIcon />
      </ToggleButton>
      <ToggleButton value="draw" aria-label="Draw">
        <DrawIcon />
      </ToggleButton>
      <ToggleButton value="text" aria-label="Add text">
        <TitleIcon />
      </ToggleButton>
    </ToggleButtonGroup>
  );
}
