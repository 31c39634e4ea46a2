import Switch, { switchClasses } from '@mui/joy/Switch';
import SvgIcon from '@mui/joy/SvgIcon';

const check = (
  <SvgIcon>
    <path d="m9 16.2-4.2-4.2-1.4 1.4L9 19 21 7l-1.4-1.4z" />
  </SvgIcon>
);

export default function ExampleThumbChild() {
  return (
    <Switch
      size="lg"
      defaultChecked
      slotProps={{ thumb: { children: check }, input: { 'aria-label': 'Two-step login' } }}
      sx={{ [`& .${switchClasses.thumb}:not(.Mui-checked) svg`]: { display: 'none' } }}
    />
  );
}
