import Switch from '@mui/joy/Switch';

export default function ExampleIosSwitch() {
  return (
    <Switch
      color="success"
      slotProps={{ input: { 'aria-label': 'Low power mode' } }}
      sx={{
        '--Switch-trackWidth': '51px',
        '--Switch-trackHeight': '31px',
        '--Switch-thumbSize': '27px',
        '--Switch-thumbShadow': 'none',
        '& .MuiSwitch-thumb': { bgcolor: 'common.white', transition: 'left 0.2s' },
        '&:not(.Mui-checked) .MuiSwitch-track': { bgcolor: 'neutral.400' },
      }}
    />
  );
}
