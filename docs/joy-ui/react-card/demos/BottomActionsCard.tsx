import Button from '@mui/joy/Button';
import Card from '@mui/joy/Card';
import CardActions from '@mui/joy/CardActions';
import CardContent from '@mui/joy/CardContent';

export default function BottomActionsCard() {
  return (
    <Card sx={{ width: 1, maxWidth: 340 }}>
      <CardContent>Ines Costa asks to join the team Field research.</CardContent>
      <CardActions buttonFlex="0 1 120px">
        <Button variant="outlined" color="neutral">
          Decline
        </Button>
        <Button>Accept</Button>
      </CardActions>
    </Card>
  );
}
