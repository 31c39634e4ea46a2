import Card from '@mui/joy/Card';
import CardContent from '@mui/joy/CardContent';
import Link from '@mui/joy/Link';
import Typography from '@mui/joy/Typography';

const frame = {
  width: 1,
  maxWidth: 320,
  '&:hover': { borderColor: 'primary.outlinedBorder' },
};
const plain = { underline: 'none', textColor: 'inherit' } as const;

export default function InteractiveCard() {
  return (
    <Card sx={frame}>
      <CardContent>
        <Typography level="title-md" component="h3">
          <Link overlay {...plain} href="#whole-card-actions">
            Night train to Lisbon
          </Link>
        </Typography>
        <Typography level="body-sm">Departs at 21:47 from platform 3</Typography>
      </CardContent>
    </Card>
  );
}
