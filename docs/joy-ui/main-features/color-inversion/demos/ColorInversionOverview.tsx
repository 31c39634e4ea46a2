import Button from '@mui/joy/Button';
import Card from '@mui/joy/Card';
import LinearProgress from '@mui/joy/LinearProgress';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

const colors = ['primary', 'neutral', 'danger', 'success', 'warning'] as const;

export default function ColorInversionOverview() {
  return (
    <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap' }}>
      {colors.map((color) => (
        <Card key={color} variant="soft" color={color} invertedColors sx={{ width: 160 }}>
          <Typography level="title-md">{color}</Typography>
          <LinearProgress determinate value={60} aria-label={`Storage of ${color}`} />
          <Button size="sm">Upgrade</Button>
        </Card>
      ))}
    </Stack>
  );
}
