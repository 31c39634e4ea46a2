import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import Radio from '@mui/joy/Radio';
import RadioGroup from '@mui/joy/RadioGroup';

const channels = ['Bank transfer', 'Direct debit', 'Cash on delivery'];

export default function ExamplePaymentChannels() {
  return (
    <RadioGroup overlay aria-label="Pay by" name="payment" defaultValue="Direct debit">
      <List variant="outlined" sx={{ width: 260, borderRadius: 'sm' }}>
        {channels.map((channel) => (
          <ListItem key={channel}>
            <Radio
              value={channel}
              label={channel}
              sx={{ flexGrow: 1, flexDirection: 'row-reverse' }}
            />
          </ListItem>
        ))}
      </List>
    </RadioGroup>
  );
}
