import FormControlLabel from '@mui/material/FormControlLabel';
import Switch, { switchClasses } from '@mui/material/Switch';

const wide = {
  width: 52,
  height: 32,
  p: 0,
  m: 1,
  overflow: 'visible',
  [`& .${switchClasses.track}`]: { borderRadius: '16px' },
  [`& .${switchClasses.thumb}`]: { width: 24, height: 24, boxShadow: 'none' },
  [`& .${switchClasses.switchBase}`]: {
    p: 0.5,
    [`&.${switchClasses.checked}`]: { color: 'primary.contrastText' },
    [`&.${switchClasses.checked} + .${switchClasses.track}`]: { opacity: 1 },
    [`&.Mui-focusVisible + .${switchClasses.track}`]: { outline: '2px solid', outlineOffset: 2 },
  },
};

export default function CustomizedSwitches() {
  return (
    <FormControlLabel
      control={<Switch defaultChecked disableRipple sx={wide} />}
      label="Share usage data"
    />
  );
}
