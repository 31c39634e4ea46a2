import Stack from '@mui/system/Stack';
import { styled } from '@mui/system';

interface StatusProps {
  tone?: 'late' | 'done';
  progress?: number;
}

const Status = styled('span')<StatusProps>({
  padding: '4px 12px',
  borderRadius: 999,
  backgroundColor: '#eceff1',
  color: '#263238',
  variants: [
    { props: { tone: 'late' }, style: { backgroundColor: '#b71c1c', color: '#fff' } },
    { props: { tone: 'done' }, style: { backgroundColor: '#1b5e20', color: '#fff' } },
    {
      props: ({ progress = 100 }) => progress < 50,
      style: { outline: '2px dashed currentColor', outlineOffset: -3 },
    },
  ],
});

export default function PropVariants() {
  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <Status>Open</Status>
      <Status tone="late" progress={20}>
        Late, 20% packed
      </Status>
      <Status tone="done">Delivered</Status>
    </Stack>
  );
}
