/** Towns of Britain, Ireland and the United States that sellers name alone, without those that are a word, a maker or a surname too. */
export const englishTowns: ReadonlySet<string> = new Set(
  (
    'London Manchester Birmingham Liverpool Leeds Sheffield Bristol Newcastle Nottingham Leicester Coventry Bradford Cardiff Swansea ' +
    'Newport Belfast Edinburgh Glasgow Aberdeen Dundee Inverness Southampton Portsmouth Plymouth Exeter Torquay Truro Falmouth Penzance ' +
    'Swindon Gloucester Cheltenham Stroud Cirencester Taunton Yeovil Salisbury Winchester Basingstoke Guildford Woking Crawley Brighton ' +
    'Hastings Eastbourne Maidstone Canterbury Ashford Ramsgate Margate Folkestone Dartford Gravesend Chelmsford Colchester Southend ' +
    'Ipswich Norwich Lowestoft Cambridge Peterborough Huntingdon Northampton Kettering Wellingborough Luton Watford Stevenage ' +
    'Harlow Hertford Slough Maidenhead Wokingham Bracknell Newbury Abingdon Witney Banbury Aylesbury Bicester Loughborough Grantham ' +
    'Mansfield Chesterfield Doncaster Rotherham Barnsley Wakefield Huddersfield Halifax Harrogate Scarborough Whitby Middlesbrough ' +
    'Darlington Sunderland Gateshead Hartlepool Carlisle Kendal Lancaster Blackpool Burnley Blackburn Bolton Wigan Stockport Oldham ' +
    'Rochdale Salford Warrington Macclesfield Crewe Shrewsbury Telford Wolverhampton Walsall Dudley Solihull Redditch Kidderminster ' +
    'Hereford Wrexham Bangor Llandudno Aberystwyth Carmarthen Llanelli Merthyr Caerphilly Bridgend Kilmarnock Falkirk Didsbury Chorlton ' +
    'Headingley Clapham Hackney Islington Camberwell Lewisham Croydon Bromley Wimbledon Dublin Galway Limerick Waterford Sligo ' +
    'Lichfield Tamworth Burton Cannock Nuneaton Croydon Ludlow Leominster Monmouth Abergavenny Reading York Derby Hull Lincoln Oxford Chester Stafford Bury Poole Luton Durham Worcester Bedford Preston ' +
    'Chicago Philadelphia Pittsburgh Cincinnati Cleveland Milwaukee Minneapolis Seattle Sacramento Albuquerque Tucson Omaha Tulsa ' +
    'Baltimore Atlanta Miami Orlando Tampa Jacksonville Nashville Memphis Knoxville Chattanooga Louisville Raleigh Asheville Savannah ' +
    'Tallahassee Spokane Boise Fresno Oakland Anaheim Tacoma Wichita Toledo Dayton Akron Syracuse Rochester Albany Hartford Baton'
  ).split(' '),
);

/** Counties that sellers name behind their town, or alone. */
export const englishCounties: ReadonlySet<string> = new Set(
  (
    'Norfolk Suffolk Essex Kent Sussex Surrey Hampshire Dorset Devon Cornwall Somerset Wiltshire Gloucestershire Oxfordshire ' +
    'Berkshire Buckinghamshire Bedfordshire Hertfordshire Cambridgeshire Northamptonshire Warwickshire Worcestershire Herefordshire ' +
    'Shropshire Staffordshire Cheshire Derbyshire Nottinghamshire Leicestershire Lincolnshire Rutland Yorkshire Lancashire Cumbria ' +
    'Northumberland Durham Merseyside Tyneside Teesside Wirral Cotswolds Powys Gwynedd Pembrokeshire Ceredigion Monmouthshire ' +
    'Glamorgan Anglesey Fife Lothian Lothians Ayrshire Lanarkshire Perthshire Aberdeenshire Antrim Armagh Fermanagh Tyrone Kerry Cork ' +
    'Donegal Kildare Wicklow Wexford Kilkenny Tipperary'
  ).split(' '),
);
