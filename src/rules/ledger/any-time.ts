/** "Year-round", "ganzjährig": no season, and no day on which anything is given. */
export const anyTime =
  /^(?:all[- ]year|year[- ]round|any ?time|every ?day|always|all seasons|ganzjährig|todo el año|toute l[’']année)/iu;
