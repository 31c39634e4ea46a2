import * as React from 'react';
import Box from '@mui/joy/Box';
import Checkbox from '@mui/joy/Checkbox';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';
import Sheet from '@mui/joy/Sheet';

const themes = {
  default: {},
  rounded: { '--List-padding': '8px', '--List-radius': '16px', '--List-gap': '4px' },
  dense: { '--ListItem-minHeight': '28px', '--ListItem-paddingY': '0px' },
};

export default function ListThemes() {
  const [name, setName] = React.useState<keyof typeof themes>('rounded');
  return (
    <Box sx={{ display: 'grid', gap: 2, width: 240 }}>
      <FormControl>
        <FormLabel>Variables</FormLabel>
        <Select value={name} onChange={(_event, value) => value && setName(value)}>
          <Option value="default">default</Option>
          <Option value="rounded">rounded</Option>
          <Option value="dense">dense</Option>
        </Select>
      </FormControl>
      <Sheet variant="outlined" sx={{ borderRadius: name === 'rounded' ? 16 : 0 }}>
        <List aria-label="Parcels" sx={themes[name]}>
          {['Porto', 'Osaka', 'Lima'].map((depot, index) => (
            <ListItem key={depot} variant={index === 0 ? 'soft' : 'plain'}>
              <Checkbox overlay label={depot} />
            </ListItem>
          ))}
        </List>
      </Sheet>
    </Box>
  );
}
