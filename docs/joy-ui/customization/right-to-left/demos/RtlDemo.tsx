import Input from '@mui/joy/Input';
import Stack from '@mui/joy/Stack';
import Switch from '@mui/joy/Switch';
import Typography from '@mui/joy/Typography';

export default function RtlDemo() {
  return (
    <Stack
      spacing={2}
      lang="ar"
      sx={{ width: 260, pl: 2, borderLeft: '4px solid', borderColor: 'primary.500' }}
    >
      <Typography component="label" endDecorator={<Switch defaultChecked sx={{ ml: 1 }} />}>
        الإشعارات
      </Typography>
      <Input
        startDecorator="€"
        defaultValue="٣٠"
        slotProps={{ input: { 'aria-label': 'المبلغ', name: 'amount' } }}
      />
    </Stack>
  );
}
