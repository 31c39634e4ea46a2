import Switch from '@mui/joy/Switch';

const texts = (
  <>
    <span style={{ marginInlineStart: 8 }}>FALSE</span>
    <span style={{ marginInlineEnd: 12 }}>TRUE</span>
  </>
);

export default function ExampleStrapiSwitch() {
  return (
    <Switch
      variant="outlined"
      slotProps={{ track: { children: texts }, input: { 'aria-label': 'Published' } }}
      sx={{
        '--Switch-trackWidth': '116px',
        '--Switch-trackHeight': '36px',
        '--Switch-trackRadius': '4px',
        '--Switch-thumbSize': '28px',
        '--Switch-thumbWidth': '52px',
        '--Switch-thumbBackground': 'transparent',
        '& .MuiSwitch-thumb': { border: '2px solid var(--Switch-trackColor)' },
      }}
    />
  );
}
