import Switch from '@mui/joy/Switch';

const texts = (
  <>
    <span style={{ marginInlineStart: 10 }}>On</span>
    <span style={{ marginInlineEnd: 10 }}>Off</span>
  </>
);

export default function ExampleTrackChild() {
  return (
    <Switch
      size="lg"
      defaultChecked
      slotProps={{ track: { children: texts }, input: { 'aria-label': 'Night light' } }}
      sx={{ '--Switch-trackWidth': '70px', '--Switch-thumbWidth': '30px' }}
    />
  );
}
