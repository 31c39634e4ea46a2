import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';
import Typography from '@mui/joy/Typography';

const groups = {
  Europe: ['Lisbon', 'Oslo', 'Warsaw'],
  Asia: ['Hanoi', 'Osaka', 'Pune'],
};

export default function SelectGroupedOptions() {
  return (
    <Select
      aria-label="Office"
      placeholder="Choose an office"
      slotProps={{ listbox: { component: 'div', sx: { maxHeight: 240 } } }}
      sx={{ width: 220 }}
    >
      {Object.entries(groups).map(([region, offices]) => (
        <List key={region} aria-labelledby={`office-${region}`}>
          <ListItem id={`office-${region}`} sticky>
            <Typography level="body-xs">{region}</Typography>
          </ListItem>
          {offices.map((office) => (
            <Option key={office} value={office}>
              {office}
            </Option>
          ))}
        </List>
      ))}
    </Select>
  );
}
