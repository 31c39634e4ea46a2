import Switch from '@mui/joy/Switch';

export default function ExampleFluentSwitch() {
  return (
    <Switch
      variant="outlined"
      slotProps={{ input: { 'aria-label': 'Share location' } }}
      sx={{
        '--Switch-trackWidth': '40px',
        '--Switch-thumbSize': '12px',
        '& .MuiSwitch-thumb': { transition: 'left 0.15s' },
        '&.Mui-checked .MuiSwitch-track': { bgcolor: 'primary.solidBg' },
        '&.Mui-checked .MuiSwitch-thumb': { bgcolor: 'common.white' },
      }}
    />
  );
}
