import Card from '@mui/joy/Card';
import CardContent from '@mui/joy/CardContent';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

const variants = ['outlined', 'soft', 'solid', 'plain'] as const;

export default function CardVariants() {
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
      {variants.map((variant) => (
        <Card key={variant} variant={variant} sx={{ minWidth: 100 }}>
          <CardContent>
            <Typography textColor="inherit">{variant}</Typography>
          </CardContent>
        </Card>
      ))}
    </Stack>
  );
}
