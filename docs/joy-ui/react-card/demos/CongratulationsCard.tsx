import Button from '@mui/joy/Button';
import Card from '@mui/joy/Card';
import CardContent from '@mui/joy/CardContent';
import CardOverflow from '@mui/joy/CardOverflow';
import Typography from '@mui/joy/Typography';

export default function CongratulationsCard() {
  return (
    <Card sx={{ width: 1, maxWidth: 320, textAlign: 'center' }}>
      <CardOverflow variant="solid" color="success" sx={{ py: 2 }}>
        <Typography level="title-lg" component="h3" textColor="inherit">
          License activated
        </Typography>
      </CardOverflow>
      <CardContent>
        <Typography level="body-sm">All five seats of your team are ready to use.</Typography>
      </CardContent>
      <Button color="success" variant="soft">
        Invite the team
      </Button>
    </Card>
  );
}
