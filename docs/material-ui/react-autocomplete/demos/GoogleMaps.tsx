import * as React from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';

const places = ['Harbor Road 4, Porto', 'Harbor Street 14, Lagos', 'Hill Lane 2, Accra'];

// Replace it with a request to the service that suggests places.
function findPlaces(text: string) {
  return places.filter((place) => place.toLowerCase().includes(text.toLowerCase()));
}

export default function GoogleMaps() {
  const [text, setText] = React.useState('');
  const [found, setFound] = React.useState<string[]>([]);

  React.useEffect(() => {
    const timer = setTimeout(() => setFound(text === '' ? [] : findPlaces(text)), 300);
    return () => clearTimeout(timer);
  }, [text]);

  return (
    <Autocomplete
      options={found}
      filterOptions={(options) => options}
      onInputChange={(_event, newText) => setText(newText)}
      noOptionsText={text === '' ? 'Type an address' : 'No place found'}
      sx={{ width: 280 }}
      renderInput={(params) => <TextField {...params} label="Delivery address" />}
    />
  );
}
