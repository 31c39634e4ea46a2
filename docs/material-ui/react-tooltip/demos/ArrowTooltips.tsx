import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';
import FormatBoldIcon from '@mui/icons-material/FormatBold';
import FormatItalicIcon from '@mui/icons-material/FormatItalic';
import FormatUnderlinedIcon from '@mui/icons-material/FormatUnderlined';

const formats = [
  { name: 'Bold', icon: <FormatBoldIcon /> },
  { name: 'Italic', icon: <FormatItalicIcon /> },
  { name: 'Underline', icon: <FormatUnderlinedIcon /> },
];

export default function ArrowTooltips() {
  return (
    <Stack direction="row" role="group" aria-label="Text format">
      {formats.map(({ name, icon }) => (
        <Tooltip key={name} title={name} placement="top" arrow>
          <IconButton>{icon}</IconButton>
        </Tooltip>
      ))}
    </Stack>
  );
}
