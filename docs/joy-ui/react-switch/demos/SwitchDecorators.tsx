import Switch from '@mui/joy/Switch';
import SvgIcon from '@mui/joy/SvgIcon';

const quiet = (
  <SvgIcon>
    <path d="M4 9v6h4l5 5V4L8 9z" />
  </SvgIcon>
);
const loud = (
  <SvgIcon>
    <path d="M4 9v6h4l5 5V4L8 9zm11.5-1.6v9.2a5 5 0 0 0 0-9.2" />
  </SvgIcon>
);

export default function SwitchDecorators() {
  return (
    <Switch
      startDecorator={quiet}
      endDecorator={loud}
      slotProps={{ input: { 'aria-label': 'Sound' } }}
    />
  );
}
